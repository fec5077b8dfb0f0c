import { type AntdPopups, createPopupQueue } from '@/layouts/root/popupQueue';

function fakes() {
  const shown: string[] = [];
  const record = (kind: string) => (content: unknown) => shown.push(`${kind}: ${JSON.stringify(content)}`);
  const antd = {
    message: { success: record('success'), open: record('open'), destroy: record('destroy') },
    notification: { error: record('notification') },
  } as unknown as AntdPopups;
  return { antd, shown };
}

describe('popups before their code is loaded', () => {
  it('load the code, are queued in order and are then shown', () => {
    const load = jest.fn();
    const { antd, shown } = fakes();
    const popups = createPopupQueue(load);
    popups.message.success('Saved');
    popups.notification.error({ title: '500', description: 'Down' });
    expect(load).toHaveBeenCalledTimes(2);
    expect(shown).toEqual([]);
    popups.bind(antd);
    expect(shown).toEqual(['success: "Saved"', 'notification: {"title":"500","description":"Down"}']);
  });

  it('are shown immediately once it is loaded', () => {
    const load = jest.fn();
    const { antd, shown } = fakes();
    const popups = createPopupQueue(load);
    popups.bind(antd);
    popups.message.open({ content: 'Note', key: 'k' });
    popups.message.destroy('k');
    expect(load).not.toHaveBeenCalled();
    expect(shown).toEqual(['open: {"content":"Note","key":"k"}', 'destroy: "k"']);
  });

  it('are queued again after unbinding, which never unbinds a newer instance', () => {
    const { antd, shown } = fakes();
    const popups = createPopupQueue(() => {});
    const unbindFirst = popups.bind(antd);
    const newer = fakes();
    const unbindNewer = popups.bind(newer.antd);
    unbindFirst();
    popups.message.success('a');
    unbindNewer();
    popups.message.success('b');
    expect([shown, newer.shown]).toEqual([[], ['success: "a"']]);
  });
});
