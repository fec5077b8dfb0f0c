/** Replaces a library with what all supported browsers do themselves. */
export default (element: Element, options: ScrollIntoViewOptions) =>
  element.scrollIntoView({ inline: 'nearest', ...options });
