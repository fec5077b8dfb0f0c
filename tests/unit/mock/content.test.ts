import * as v from 'valibot';
import { readJson, textSchema } from '../../../mock/lib/content';

describe('an invalid content file', () => {
  it('is named in the error, with each invalid field', () => {
    const wrong = v.array(v.strictObject({ userId: v.number(), name: textSchema }));
    expect(() => readJson('console/team.json', wrong)).toThrow(
      /^mock\/data\/console\/team\.json does not fit its schema:\n {2}0\.userId: .+\n {2}0\.awayDays: /,
    );
  });

  it('is named in the error when it is not JSON', () => {
    expect(() => readJson('agreements/privacy-2.0.en.md', v.unknown())).toThrow(
      /^mock\/data\/agreements\/privacy-2\.0\.en\.md is not JSON: /,
    );
  });
});
