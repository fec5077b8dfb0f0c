import '../../../mock/lib/start';
import { requireAccess } from '../../../mock/lib/menus';
import { findUserByAccount } from '../../../mock/lib/users';

const account = (name: string) => {
  const user = findUserByAccount(name);
  if (!user) throw new Error(`No account ${name}`);
  return user;
};

describe('requireAccess', () => {
  it.each(['/admin', '/list/table-list', '/list/search/articles'])('grants %s to admin only', (path) => {
    expect(() => requireAccess(account('admin'), path)).not.toThrow();
    expect(() => requireAccess(account('user'), path)).toThrow(
      expect.objectContaining({ code: 403, text: expect.objectContaining({ zh: '您没有访问此页面的权限' }) }),
    );
  });

  it('grants nothing for names of the object prototype', () => {
    for (const path of ['constructor', '__proto__', '', '/']) {
      expect(() => requireAccess(account('admin'), path)).toThrow();
    }
  });
});
