export { default } from '../../+Page'
