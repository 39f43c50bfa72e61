import { getSite } from '../../site'

/** One page for each entity of the collection. */
export async function onBeforePrerenderStart() {
  return (await getSite()).products.map(({ url }) => url)
}
