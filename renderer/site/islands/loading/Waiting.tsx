/** The sign for a wait, hidden until there is one: a still picture of the loading animation, in a live region. */
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
