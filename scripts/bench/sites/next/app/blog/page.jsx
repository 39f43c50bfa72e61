import { PostList } from './PostList'

export const metadata = {
  title: 'All posts – Bench',
  description: 'Every post of a small site that is built to be measured.',
}

export default function Blog() {
  return <PostList number={1} />
}
