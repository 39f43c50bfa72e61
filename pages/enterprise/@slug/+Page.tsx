export { GeneralPage as default } from '../../layouts/GeneralPage'
