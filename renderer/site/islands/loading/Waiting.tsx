/** The loading indicator, hidden until it is needed: a still picture of the animation, in a live region. */
export function Waiting() {
  return (
    <div id="waiting" className="waiting" role="status">
      <div hidden>
        <div className="dots" />
        <span className="visually-hidden">Loading</span>
      </div>
    </div>
  )
}
