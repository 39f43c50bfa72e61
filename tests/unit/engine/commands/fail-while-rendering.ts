import { endAtFailures } from '../../../../renderer/engine/base/failures/end-at-failures'
import { Failure } from '../../../../renderer/engine/base/failures/failure'
import { unlessItFails } from '../../../../renderer/engine/build/rendering/render-failure'

// Fails beside a page that is being rendered, whose own output is awaited until its end.
endAtFailures()
setTimeout(() => {
  throw new Failure('There is not enough memory.')
})
await unlessItFails(() => new Promise<object>(resolve => setTimeout(resolve, 10_000, {})))
