export { data } from '../../+data'
