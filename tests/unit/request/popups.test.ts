import { bindPopups, createPopups, type PopupInstances, popups } from '@/request/popups';
import { createHarness, failure, json } from './harness';

function fakes() {
  const message = { warning: jest.fn(), error: jest.fn() };
  const notification = { error: jest.fn() };
  const instances = { message, notification } as unknown as PopupInstances;
  const count = () =>
    [message.warning, message.error, notification.error].reduce(
      (sum, { mock }) => sum + mock.calls.length,
      0,
    );
  return { message, notification, instances, count };
}

function createTimedPopups() {
  let now = 1_000_000;
  const own = createPopups(() => now);
  const antd = fakes();
  own.bind(antd.instances);
  return {
    ...antd,
    show: own.show,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

const error = (text: string) => ({ type: 'error', text }) as const;

describe('popups are limited to one per second', () => {
  it('shows the first one, then none for 1,000 ms', () => {
    const { show, advance, message } = createTimedPopups();
    show(error('a'));
    show(error('b'));
    advance(999);
    show(error('c'));
    advance(1);
    show(error('d'));
    expect(message.error.mock.calls).toEqual([['a'], ['d']]);
  });

  it('counts all kinds together', () => {
    const { show, count } = createTimedPopups();
    show({ type: 'warning', text: 'a' });
    show({ type: 'notification', title: 't', description: 'd' });
    show(error('c'));
    expect(count()).toBe(1);
  });

  it('always shows an urgent one, which restarts the interval', () => {
    const { show, advance, message } = createTimedPopups();
    show(error('a'));
    advance(900);
    show(error('session'), { urgent: true });
    advance(900);
    show(error('late'));
    expect(message.error.mock.calls).toEqual([['a'], ['session']]);
  });

  it('ignores a clock that was set back', () => {
    const { show, advance, count } = createTimedPopups();
    show(error('a'));
    advance(-3_600_000);
    show(error('b'));
    expect(count()).toBe(2);
  });

  it('applies to the whole request layer', async () => {
    const { request, shown, clock } = createHarness(({ url }) =>
      url.endsWith('/lost')
        ? Promise.reject(new TypeError('x'))
        : json({ success: false, errorMessage: url.slice(8), showType: 1 }),
    );
    for (const url of ['a', 'b', 'lost']) await failure(request(url));
    expect(shown).toEqual(['warning: a']);
    clock.now += 1000;
    await failure(request('lost'));
    await failure(request('c'));
    expect(shown).toHaveLength(2);
    expect(shown[1]).toMatch(/^notification: network error/);
  });
});

describe('popup texts', () => {
  it('are plain, truncated strings', () => {
    const { show, advance, message, notification } = createTimedPopups();
    show(error(`<b>\u202Ex</b>${'a'.repeat(1000)}`));
    advance(1000);
    show({ type: 'notification', title: 't\u0000', description: 'd\u2066' });
    expect(message.error.mock.calls[0]?.[0]).toMatch(/^<b>x<\/b>a+…$/);
    expect(message.error.mock.calls[0]?.[0]).toHaveLength(300);
    expect(notification.error).toHaveBeenCalledWith({ title: 't', description: 'd' });
  });
});

describe('binding', () => {
  it('shows popups from before the first render', () => {
    const own = createPopups();
    own.show(error('early'));
    const { instances, message } = fakes();
    own.bind(instances);
    expect(message.error.mock.calls).toEqual([['early']]);
    const second = fakes();
    own.bind(second.instances);
    expect(second.count()).toBe(0);
  });

  it('queues at most three popups', () => {
    let now = 0;
    const own = createPopups(() => now);
    for (const text of ['a', 'b', 'c', 'd']) {
      own.show(error(text));
      now += 1000;
    }
    const { instances, message } = fakes();
    own.bind(instances);
    expect(message.error.mock.calls).toEqual([['b'], ['c'], ['d']]);
  });

  it('uses the latest instances, even if older ones are unbound', () => {
    const own = createPopups();
    const [old, current] = [fakes(), fakes()];
    const unbindOld = own.bind(old.instances);
    own.bind(current.instances);
    unbindOld();
    own.show(error('a'));
    expect([old.count(), current.count()]).toEqual([0, 1]);
  });

  it('queues popups after unbinding', () => {
    const own = createPopups();
    const [old, next] = [fakes(), fakes()];
    own.bind(old.instances)();
    own.show(error('a'));
    own.bind(next.instances);
    expect([old.count(), next.count()]).toEqual([0, 1]);
  });

  it("works for the app's own popups", () => {
    const { instances, message } = fakes();
    const unbind = bindPopups(instances);
    popups.show(error('a'));
    unbind();
    expect(message.error).toHaveBeenCalledWith('a');
  });
});
