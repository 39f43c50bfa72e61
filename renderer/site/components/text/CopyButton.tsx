/** A button that copies the element with `data-copied` in the box around it, and says so. */
export function CopyButton({ label }: { label: string }) {
  return (
    <span className="with-script flex items-center">
      <span role="status" />
      <button type="button" data-copy="" className="btn-link text-pine-hover">
        {label}
      </button>
    </span>
  )
}
