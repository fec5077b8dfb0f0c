import '../../../mock/lib/start';
import { requireAccess } from '../../../mock/lib/menus';
import { findUserByAccount } from '../../../mock/lib/users';

const account = (name: string) => {
  const user = findUserByAccount(name);
  if (!user) throw new Error(`No account ${name}`);
  return user;
};

describe('what the server grants', () => {
  it.each(['/admin', '/list/table-list', '/list/search/articles'])('%s to admin and not to user', (path) => {
    expect(() => requireAccess(account('admin'), path)).not.toThrow();
    expect(() => requireAccess(account('user'), path)).toThrow(
      expect.objectContaining({ code: 403, text: expect.objectContaining({ zh: '您没有访问此页面的权限' }) }),
    );
  });

  it.each(['/list/basic-list', '/dashboard/workplace', '/welcome'])('%s to both', (path) => {
    expect(() => requireAccess(account('user'), path)).not.toThrow();
    expect(() => requireAccess(account('admin'), path)).not.toThrow();
  });

  it('nothing by the name of an object’s own parts', () => {
    for (const path of ['constructor', '__proto__', '', '/']) {
      expect(() => requireAccess(account('admin'), path)).toThrow();
    }
  });
});
