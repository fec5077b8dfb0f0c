import { endpoint } from '../endpoint';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import {
  SECOND_STEP_ERROR as E,
  recoveryCodesSchema,
  secondStepLoginPayloadSchema,
  secondStepLoginResultSchema,
  secondStepSchema,
  secondStepSetupSchema,
  setupConfirmPayloadSchema,
} from './secondStep';

const { proofRequired } = INSTANCE_ERROR;

/** The second step of a sign-in and its settings. All changes need a proof of identity (`POST user/proof`). */
export const secondStepEndpoints = {
  status: endpoint('GET user/secondStep', { result: secondStepSchema }),
  setUp: endpoint('POST user/secondStep/setup', {
    result: secondStepSetupSchema,
    refusals: [proofRequired, E.alreadyOn],
  }),
  turnOn: endpoint('POST user/secondStep', {
    body: setupConfirmPayloadSchema,
    result: recoveryCodesSchema,
    refusals: [E.codeWrong, E.setupOver, E.alreadyOn],
  }),
  renewCodes: endpoint('POST user/secondStep/recoveryCodes', {
    result: recoveryCodesSchema,
    refusals: [proofRequired, E.notOn],
  }),
  turnOff: endpoint('DELETE user/secondStep', {
    result: secondStepSchema,
    refusals: [proofRequired, E.notOn],
  }),
  login: endpoint('POST user/login/secondStep', {
    access: 'public',
    body: secondStepLoginPayloadSchema,
    result: secondStepLoginResultSchema,
    refusals: [E.codeWrong, E.codeUsed, E.challengeOver, E.locked],
  }),
};
