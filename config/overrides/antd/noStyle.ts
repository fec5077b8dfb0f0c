/** Replaces a hook that generates styles. */
export default () => {};
