/** The settings of the documentation. */
export const settings = {
  brand: 'Proofsheet',
  tagline: 'A static site generator for typed MDX content',
  origin: 'https://docs.example',
  language: 'en',
  home: '/',
}
