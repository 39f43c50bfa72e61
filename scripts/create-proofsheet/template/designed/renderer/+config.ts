export default {
  extends: 'import:@proofsheet/engine/config:default',
  client: 'import:@proofsheet/search/browser/client:default',
}
