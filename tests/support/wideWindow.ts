/** Lets each test of the file run in a wide window. Without it, no breakpoint matches. */
export function inWideWindow() {
  const device = window.matchMedia;
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...device(media), matches: /^\(min-width/.test(media) }));
  });
}
