export default { extends: 'import:@proofsheet/engine/config:default' }
