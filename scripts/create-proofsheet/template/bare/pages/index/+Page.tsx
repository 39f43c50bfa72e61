export { default } from '../@slug/+Page'
