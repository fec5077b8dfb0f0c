import { MONEY_ACTIONS } from '../support/moneyActions';
import { MISHAPS, PROVED_ALWAYS } from '../support/moneyOnce';

it.each(PROVED_ALWAYS)('%s happens once %s', async (name, mishap) => {
  const prepare = MONEY_ACTIONS[name];
  if (!prepare) throw new Error(name);
  await MISHAPS[mishap](await prepare());
});
