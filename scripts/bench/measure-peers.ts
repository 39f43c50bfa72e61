import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { progress } from '../../renderer/engine/commands/progress'
import { postOf } from './corpus'
import { measure } from './measure'
import type { BenchOptions } from './options'
import { checkPage, folderOf, peerNamed, preparePeer, writePost, writePosts } from './peers'
import { modes, type Row } from './results'

/** Builds every corpus with every generator. Gives a row for each build. Throws the output of a build that fails. */
export async function measurePeers({ names, sizes, rounds }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of names) {
    progress(`Preparing ${peerNamed(name).label} …`)
    preparePeer(name, peerNamed(name))
  }
  for (const posts of sizes)
    for (let round = 0; round < rounds; round++)
      // Each round begins with another generator, so that background load affects all alike.
      for (const index of names.keys())
        rows.push(...(await measurePeer(names[(index + round) % names.length] ?? '', posts, round)))
  progress('')
  return rows
}

async function measurePeer(name: string, posts: number, round: number): Promise<Row[]> {
  const peer = peerNamed(name)
  const corpus = Array.from({ length: posts }, (_, index) => postOf(index + 1))
  writePosts(name, peer, corpus)
  for (const made of peer.made) rmSync(join(folderOf(name), made), { recursive: true, force: true })
  let middle = postOf(Math.ceil(posts / 2))
  const rows: Row[] = []
  for (const mode of modes) {
    progress(`${peer.label}, ${posts} posts, ${mode} …`)
    if (mode === 'one changed') {
      middle = { ...middle, body: `Changed in round ${round + 1}. ${middle.body}` }
      writePost(name, peer, middle)
    }
    rows.push({ peer: peer.label, posts, mode, ...(await measure(folderOf(name), peer.build)) })
    checkPage(name, peer, middle)
  }
  return rows
}
