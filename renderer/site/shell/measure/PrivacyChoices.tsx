/** The button that opens the consent bar again, so that the answer can be changed or withdrawn. */
export function PrivacyChoices() {
  return (
    <button type="button" data-privacy="" className="btn-link text-pine-hover">
      Privacy choices
    </button>
  )
}
