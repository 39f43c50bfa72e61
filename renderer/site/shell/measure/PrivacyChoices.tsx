/** Opens the question about page views again, so that an answer can be changed or withdrawn. */
export function PrivacyChoices() {
  return (
    <button type="button" data-privacy="" className="btn-link text-pine-hover">
      Privacy choices
    </button>
  )
}
