import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../support/renderApp';

const WIDTH = 600;

/** Observers of the browser with what they watch. jsdom has none, because it has no layout. */
class Observer {
  static all = new Set<Observer>();
  targets = new Set<Element>();
  constructor(readonly callback: (entries: object[]) => void) {
    Observer.all.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    Observer.all.delete(this);
  }
}
class SizeObserver extends Observer {
  override observe(target: Element) {
    super.observe(target);
    this.callback([{ target, contentRect: { width: WIDTH, height: 300 } }]);
  }
}
class ViewObserver extends Observer {}

class PointerEventWithType extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

const { ResizeObserver, IntersectionObserver, PointerEvent } = window;
beforeEach(() =>
  Object.assign(window, {
    ResizeObserver: SizeObserver,
    IntersectionObserver: ViewObserver,
    PointerEvent: PointerEventWithType,
  }),
);
afterEach(() => {
  Object.assign(window, { ResizeObserver, IntersectionObserver, PointerEvent });
  Observer.all.clear();
});

const image = (name: string) => screen.findByRole('img', { name: new RegExp(`^${name}`) });
const drawing = (within: HTMLElement) => within.querySelector<SVGElement>('svg[data-chart]');

/** Scrolls until a chart is in view and returns its drawing. */
async function drawn(name: string): Promise<SVGElement> {
  const chart = await image(name);
  act(() => {
    for (const observer of Observer.all) {
      const target = [...observer.targets].find((element) => element.contains(chart));
      if (observer instanceof ViewObserver && target && chart.closest('figure')?.contains(target))
        observer.callback([{ target, isIntersecting: true }]);
    }
  });
  return waitFor(() => {
    const found = drawing(chart);
    if (!found) throw new Error(`${name} is not drawn`);
    return found;
  });
}

const openAnalysis = (query = '?range=week', language: 'en-US' | 'zh-CN' = 'en-US') =>
  openPage(`/dashboard/analysis${query}`, { account: 'admin', language });
const columns = (path: Element | null) => path?.getAttribute('d')?.match(/M/g)?.length ?? 0;

it('draws one column per day, today’s dashed, and the new days after a change of the range', async () => {
  const { user } = await openAnalysis();
  const chart = await drawn('Sales by day');
  const [whole, partial] = [...chart.querySelectorAll('g path')];
  expect([columns(whole ?? null), columns(partial ?? null)]).toEqual([6, 1]);
  expect(partial).toHaveAttribute('data-partial');

  await user.click(screen.getByRole('radio', { name: 'Last 30 days' }));
  await waitFor(() => expect(columns(chart.querySelector('g path'))).toBe(29));
});

it('names the value under the pointer until it leaves, and under a finger until the next touch', async () => {
  const { user } = await openAnalysis();
  const chart = await drawn('Sales by day');
  const area = within(chart.parentElement as HTMLElement);
  fireEvent.pointerMove(chart, { clientX: WIDTH, clientY: 100 });
  expect(await area.findByText(/, so far$/)).toBeVisible();
  expect(area.getByText(/^¥[\d,]+\.\d\d$/)).toBeVisible();
  fireEvent.pointerMove(chart, { clientX: 80, clientY: 100 });
  await waitFor(() => expect(area.queryByText(/, so far$/)).not.toBeInTheDocument());
  fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
  await waitFor(() => expect(area.queryByText(/^¥[\d,]+\.\d\d$/)).not.toBeInTheDocument());

  fireEvent.pointerDown(chart, { clientX: WIDTH, clientY: 100, pointerType: 'touch' });
  fireEvent.pointerLeave(chart, { pointerType: 'touch' });
  expect(area.getByText(/, so far$/)).toBeVisible();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(area.queryByText(/, so far$/)).not.toBeInTheDocument();
});

it('draws a segment and a legend entry with its share per category', async () => {
  await openAnalysis('?range=week', 'zh-CN');
  const chart = await drawn('各类别');
  const segments = chart.querySelectorAll('path');
  const legend = within(chart.closest('[role=img]') as HTMLElement).getAllByRole('listitem', {
    hidden: true,
  });
  expect(segments).toHaveLength(legend.length);
  expect(legend.every(({ textContent }) => /%$/.test(textContent ?? ''))).toBe(true);
  // To the right of the top is the first segment.
  fireEvent.pointerMove(chart, { clientX: WIDTH / 2 + 5, clientY: 45 });
  await waitFor(() =>
    expect(legend[0]?.textContent).toContain(
      chart.nextElementSibling?.querySelector('li span + span')?.textContent,
    ),
  );
});

it('draws a chart only when it is near the window, or the page is printed', async () => {
  await openAnalysis();
  await drawn('Sales by day');
  const far = await image('Store visits');
  expect(drawing(far)).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // The browser prints what is there when the event has ended.
    expect(drawing(far)).not.toBeNull();
  });
});

it('draws the scores of each series, and names them together', async () => {
  await openPage('/dashboard/workplace', { account: 'admin' });
  const chart = await drawn('Six scores');
  expect([...chart.querySelectorAll('text')]).toHaveLength(6);
  fireEvent.pointerMove(chart, { clientX: WIDTH / 2, clientY: 100 });
  const names = () => [...(chart.nextElementSibling?.querySelectorAll('li span + span') ?? [])];
  await waitFor(() =>
    expect(names().map(({ textContent }) => textContent)).toEqual(['Me', 'Team', 'Department']),
  );
});
