export const metadata = {
  title: 'Home – Bench',
  description: 'The home page of a small site that is built to be measured.',
}

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <p>The same site, built by several generators.</p>
    </>
  )
}
