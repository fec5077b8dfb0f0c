import { ACCOUNT_ERROR, accountLocked, wrongCredentials } from '../account/accountError';
import { proofSchema } from '../account/proof';
import { endpoint, NOT_FOUND } from '../endpoint';
import { ORDER_ERROR, refundPending } from '../order/orderError';
import { accessPayloadSchema } from './instance';
import {
  accessKeyPayloadSchema,
  alertPayloadSchema,
  changedInstanceSchema,
  handOverPayloadSchema,
  instanceDetailSchema,
  issuedKeySchema,
  keyedPayloadSchema,
  memberPayloadSchema,
  scheduledPayloadSchema,
  sharedServicesSchema,
} from './instanceDetail';
import { changePending, INSTANCE_ERROR } from './instanceMachine';

const { actionRefused, proofRequired, limitReached } = INSTANCE_ERROR;
const changed = { result: changedInstanceSchema };

/** The page of a bought service. Changes are idempotent by key, and `instance/byKey` finds them. */
export const instanceDetailEndpoints = {
  get: endpoint('GET instance/:instanceId/detail', { result: instanceDetailSchema, refusals: [NOT_FOUND] }),
  shared: endpoint('GET instance/shared/list', { result: sharedServicesSchema }),
  prove: endpoint('POST instance/:instanceId/proof', {
    body: accessPayloadSchema,
    result: proofSchema,
    refusals: [
      proofRequired,
      wrongCredentials,
      accountLocked,
      ACCOUNT_ERROR.smsCodeWrong,
      ACCOUNT_ERROR.smsCodeVoid,
    ],
  }),
  createKey: endpoint('POST instance/:instanceId/key', {
    body: accessKeyPayloadSchema,
    result: issuedKeySchema,
    refusals: [actionRefused, proofRequired, limitReached],
  }),
  rotateKey: endpoint('POST instance/:instanceId/key/:keyId/rotate', {
    body: keyedPayloadSchema,
    result: issuedKeySchema,
    refusals: [actionRefused, proofRequired, NOT_FOUND],
  }),
  revokeKey: endpoint('POST instance/:instanceId/key/:keyId/revoke', {
    body: keyedPayloadSchema,
    ...changed,
    refusals: [actionRefused, proofRequired, NOT_FOUND],
  }),
  setAlert: endpoint('PUT instance/:instanceId/alert', {
    body: alertPayloadSchema,
    ...changed,
    refusals: [actionRefused],
  }),
  saveMember: endpoint('POST instance/:instanceId/member', {
    body: memberPayloadSchema,
    ...changed,
    refusals: [actionRefused, limitReached, INSTANCE_ERROR.ownNumber, ACCOUNT_ERROR.phoneInvalid],
  }),
  removeMember: endpoint('POST instance/:instanceId/member/:memberId/remove', {
    body: keyedPayloadSchema,
    ...changed,
    refusals: [actionRefused, NOT_FOUND],
  }),
  schedule: endpoint('POST instance/:instanceId/schedule', {
    body: scheduledPayloadSchema,
    ...changed,
    refusals: [actionRefused, changePending, refundPending],
  }),
  withdrawSchedule: endpoint('POST instance/:instanceId/schedule/withdraw', {
    body: keyedPayloadSchema,
    ...changed,
    refusals: [actionRefused, changePending],
  }),
  handOver: endpoint('POST instance/:instanceId/handOver', {
    body: handOverPayloadSchema,
    ...changed,
    refusals: [
      actionRefused,
      changePending,
      refundPending,
      proofRequired,
      INSTANCE_ERROR.ownNumber,
      ACCOUNT_ERROR.phoneInvalid,
    ],
  }),
  withdrawHandOver: endpoint('POST instance/:instanceId/handOver/withdraw', {
    body: keyedPayloadSchema,
    ...changed,
    refusals: [actionRefused],
  }),
  acceptHandOver: endpoint('POST instance/:instanceId/handOver/accept', {
    body: keyedPayloadSchema,
    ...changed,
    refusals: [
      actionRefused,
      changePending,
      refundPending,
      ORDER_ERROR.certificationRequired,
      ORDER_ERROR.purchaseLimit,
      NOT_FOUND,
    ],
  }),
  declineHandOver: endpoint('POST instance/:instanceId/handOver/decline', {
    body: keyedPayloadSchema,
    ...changed,
    refusals: [actionRefused, NOT_FOUND],
  }),
};
