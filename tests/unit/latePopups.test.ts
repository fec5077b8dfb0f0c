import { type AntdPopups, createLatePopups } from '@/layouts/latePopups';

function fakes() {
  const said: string[] = [];
  const note = (kind: string) => (words: unknown) => said.push(`${kind}: ${JSON.stringify(words)}`);
  const antd = {
    message: { success: note('success'), open: note('open'), destroy: note('destroy') },
    notification: { error: note('notification') },
  } as unknown as AntdPopups;
  return { antd, said };
}

describe('popups before their code is there', () => {
  it('asks for the code, keeps what is said in order and says it then', () => {
    const load = jest.fn();
    const { antd, said } = fakes();
    const popups = createLatePopups(load);
    popups.message.success('Saved');
    popups.notification.error({ title: '500', description: 'Down' });
    expect(load).toHaveBeenCalledTimes(2);
    expect(said).toEqual([]);
    popups.bind(antd);
    expect(said).toEqual(['success: "Saved"', 'notification: {"title":"500","description":"Down"}']);
  });

  it('says at once what comes later, and asks for nothing more', () => {
    const load = jest.fn();
    const { antd, said } = fakes();
    const popups = createLatePopups(load);
    popups.bind(antd);
    popups.message.open({ content: 'Note', key: 'k' });
    popups.message.destroy('k');
    expect(load).not.toHaveBeenCalled();
    expect(said).toEqual(['open: {"content":"Note","key":"k"}', 'destroy: "k"']);
  });

  it('keeps again once disconnected; an older disconnection leaves a newer connection alone', () => {
    const { antd, said } = fakes();
    const popups = createLatePopups(() => {});
    const leaveFirst = popups.bind(antd);
    const newer = fakes();
    const leaveNewer = popups.bind(newer.antd);
    leaveFirst();
    popups.message.success('a');
    leaveNewer();
    popups.message.success('b');
    expect([said, newer.said]).toEqual([[], ['success: "a"']]);
  });
});
