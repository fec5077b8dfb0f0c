/** Runs in the page: waits until an element has stood in the same place for two frames. */
export async function isAtRest(element: Element): Promise<void> {
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = ''; before !== place(); ) {
    before = place();
    await nextFrame();
    await nextFrame();
  }
}
