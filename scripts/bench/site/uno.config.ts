// A build counts this file among its sources; the small site has one plain stylesheet instead.
export default {}
