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

function timed() {
  let now = 1_000_000;
  const own = createPopups(() => now);
  const antd = fakes();
  own.bind(antd.instances);
  return {
    ...antd,
    show: own.show,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const error = (text: string) => ({ type: 'error', text }) as const;

describe('one a second', () => {
  it('shows the first, then nothing for 1000 ms', () => {
    const { show, pass, message } = timed();
    show(error('a'));
    show(error('b'));
    pass(999);
    show(error('c'));
    pass(1);
    show(error('d'));
    expect(message.error.mock.calls).toEqual([['a'], ['d']]);
  });

  it('counts all kinds together', () => {
    const { show, count } = timed();
    show({ type: 'warning', text: 'a' });
    show({ type: 'notification', title: 't', description: 'd' });
    show(error('c'));
    expect(count()).toBe(1);
  });

  it('an urgent one shows in any case, and starts the second anew', () => {
    const { show, pass, message } = timed();
    show(error('a'));
    pass(900);
    show(error('session'), { urgent: true });
    pass(900);
    show(error('late'));
    expect(message.error.mock.calls).toEqual([['a'], ['session']]);
  });

  it('survives a clock that is set back', () => {
    const { show, pass, count } = timed();
    show(error('a'));
    pass(-3_600_000);
    show(error('b'));
    expect(count()).toBe(2);
  });

  it('holds through the whole layer', async () => {
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

describe('texts', () => {
  it('go to antd as plain, clipped strings', () => {
    const { show, pass, message, notification } = timed();
    show(error(`<b>\u202Ex</b>${'a'.repeat(1000)}`));
    pass(1000);
    show({ type: 'notification', title: 't\u0000', description: 'd\u2066' });
    expect(message.error.mock.calls[0]?.[0]).toMatch(/^<b>x<\/b>a+…$/);
    expect(message.error.mock.calls[0]?.[0]).toHaveLength(300);
    expect(notification.error).toHaveBeenCalledWith({ title: 't', description: 'd' });
  });
});

describe('binding', () => {
  it('shows what failed before the first render', () => {
    const own = createPopups();
    own.show(error('early'));
    const { instances, message } = fakes();
    own.bind(instances);
    expect(message.error.mock.calls).toEqual([['early']]);
    const second = fakes();
    own.bind(second.instances);
    expect(second.count()).toBe(0);
  });

  it('keeps no more than three waiting', () => {
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

  it('the latest instances show; unbinding older ones changes nothing', () => {
    const own = createPopups();
    const [old, current] = [fakes(), fakes()];
    const unbindOld = own.bind(old.instances);
    own.bind(current.instances);
    unbindOld();
    own.show(error('a'));
    expect([old.count(), current.count()]).toEqual([0, 1]);
  });

  it('after unbinding, popups wait for the next', () => {
    const own = createPopups();
    const [old, next] = [fakes(), fakes()];
    own.bind(old.instances)();
    own.show(error('a'));
    own.bind(next.instances);
    expect([old.count(), next.count()]).toEqual([0, 1]);
  });

  it('bindPopups binds the app’s own', () => {
    const { instances, message } = fakes();
    const unbind = bindPopups(instances);
    popups.show(error('a'));
    unbind();
    expect(message.error).toHaveBeenCalledWith('a');
  });
});
