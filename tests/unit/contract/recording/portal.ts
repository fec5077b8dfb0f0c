import { currentConsents } from '../../../../mock/lib/consents';
import { db } from '../../../../mock/lib/db';
import type { Service } from '../../../../src/domain/catalog/service';
import type { InstanceSummary } from '../../../../src/domain/instance/instance';
import { changedConfiguration, otherPlans } from '../../../../src/domain/instance/upgrade';
import { HEADS, PERSON } from '../../../support/certification';
import { instanceOf } from '../../mock/customer';
import { getRecord } from '../../mock/shop';
import { recordInvoices } from './invoices';
import { recordLinkedAccounts } from './linkedAccount';
import { keyedService, recordManagement } from './management';
import { recordMoney } from './money';
import { EXAMPLE, recordOrders } from './orders';
import { recordPrivacy } from './privacy';
import { at, idAt, type Recorder } from './recorder';
import { recordSecondStep } from './secondStep';
import { recordSupport } from './support';

const PASSWORD = 'Market#2026';
const NEW_PASSWORD = 'Harbour#4711';
const NEW_PHONE = '13912345678';

/** Keeps lists that the portal needs as a whole. */
const WHOLE = 100;

const lastCode = () => db().smsMessages.at(-1)?.code ?? '';

function file(kind: 'png' | 'pdf', fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(HEADS[kind])], `front.${kind}`));
  return form;
}

async function registration({ call }: Recorder): Promise<void> {
  await call('sendSmsCode', { body: { userPhone: NEW_PHONE, scene: 'register' } });
  await call('createCaptcha');
  await call('signUp', {
    body: {
      userPhone: NEW_PHONE,
      password: NEW_PASSWORD,
      passwordRepeat: NEW_PASSWORD,
      smsVerificationCode: lastCode(),
      consents: currentConsents(['register', 'privacy']),
    },
  });
  await call('signIn', { body: { userPhone: 'user', loginType: 1, password: PASSWORD } });
  await call('sendSmsCode', { body: { userPhone: NEW_PHONE, scene: 'resetPassword' } });
  await call('resetPassword', {
    body: {
      userPhone: NEW_PHONE,
      smsVerificationCode: lastCode(),
      password: PASSWORD,
      passwordRepeat: PASSWORD,
    },
  });
}

async function content({ call }: Recorder): Promise<void> {
  await call('listColumns', { query: { state: '1' }, by: null, keep: WHOLE });
  await call('listAgreements', { keep: WHOLE });
  await call('getAgreement', { params: { code: 'register' } });
  const announcements = await call('listAnnouncements');
  const announcementId = idAt(announcements, 'list', 0, 'announcementId');
  await call('getAnnouncement', { params: { announcementId } });
  await call('markAnnouncementsRead', { body: { announcementIds: [announcementId] } });
  const { serviceId } = EXAMPLE;
  await call('listServices', { query: { keyword: 'Document Translation Desk' } });
  const service = await call('getService', { params: { serviceId }, keep: WHOLE });
  await call('getProvider', { params: { providerId: idAt(service, 'provider', 'providerId') } });
  const reviews = await call('listReviews', { params: { serviceId }, keep: 5 });
  await call('markReviewHelpful', {
    params: { reviewId: idAt(reviews, 'list', 0, 'reviewId') },
    body: { helpful: true },
  });
}

async function account({ call, client }: Recorder): Promise<void> {
  // The one whose menus open every page.
  await call('getCurrentUser', { by: 'admin', keep: WHOLE });
  await call('getSecuritySummary');
  await call('setBalanceProof', { body: { balanceProofLimit: 50_000 } });
  await call('listSessions');
  await call('listSignIns');
  await call('updateProfile', { body: { city: '杭州市', version: 1 } });
  await call('uploadAvatar', { form: file('png') });
  await call('removeAvatar');
  await call('sendPhoneChangeCode', { body: { target: 'current' } });
  const proof = { method: 'code', smsVerificationCode: lastCode() };
  const proofId = idAt(await call('provePhoneChange', { body: proof }), 'proof', 'proofId');
  client.advance(61);
  await call('sendPhoneChangeCode', { body: { target: 'new', proofId, userPhone: '13912345679' } });
  await call('getPhoneChange');
  await call('changePhone', { body: { proofId, smsVerificationCode: lastCode() } });
  await call('abandonPhoneChange');
  await call('revokeSessions', { body: { others: true } });
  await call('changePassword', {
    body: { oldPassword: PASSWORD, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD },
  });
}

async function certification({ call, as, client }: Recorder): Promise<void> {
  await call('saveCertificationDraft', { body: { type: 'personal', texts: PERSON } });
  await call('uploadCertificationFile', { form: file('pdf', { slot: 'idFront' }) });
  const filled = await call('uploadCertificationFile', { form: file('png', { slot: 'idBack' }) });
  await call('revealCertificationTexts');
  await call('sendCertificationCode', { body: {} });
  const submitted = await call('submitCertification', {
    body: {
      applicationId: idAt(filled, 'application', 'applicationId'),
      smsVerificationCode: lastCode(),
      consents: currentConsents(['privacy']),
    },
  });
  await call('getCertification');
  await call('withdrawCertification');
  const edited = await call('editCertification');
  const fileId = idAt(edited, 'application', 'files', 0, 'fileId');
  await call('removeCertificationFile', { params: { fileId } });
  await call('discardCertification');
  idAt(submitted, 'application', 'applicationId');
  as('admin');
  await call('changeCertification', { body: { type: 'enterprise' } });
  as('user');
  client.advance(61);
}

async function instances({ call, nextKey }: Recorder): Promise<void> {
  const { instanceId: keyed, service } = keyedService();
  await call('listInstances', { by: 'admin', query: { serviceId: service.serviceId } });
  await call('getInstance', { by: 'admin', params: { instanceId: keyed } });
  const list = await call('listInstances', { query: { group: 'running' } });
  await call('listRenewals');
  const change = async (serviceId: string, given: { skuCode?: string; specs?: object }) => {
    const { skuCode, specs, quantity, period, instanceId } = instanceOf(serviceId);
    const selection = { serviceId, skuCode, specs, quantity, period, instanceId, ...given };
    const orderType = given.skuCode ? 'upgrade' : 'renew';
    const quote = await call('quoteOrder', { body: { ...selection, orderType } });
    return {
      quoteId: idAt(quote, 'quoteId'),
      payableAmount: (quote as { payableAmount: number }).payableAmount,
      consents: currentConsents(getRecord(serviceId).agreements),
      idempotencyKey: nextKey(),
    };
  };
  const instanceId = idAt(list, 'list', 0, 'instanceId');
  const all = at(await call('listInstances', { query: { group: 'running', pageSize: '100' } }), 'list');
  const changeable = (all as InstanceSummary[]).filter(
    ({ status, orderType, endsOn, service, instanceId: id }) =>
      status === 'active' &&
      endsOn &&
      orderType !== 'trial' &&
      instanceOf(service.serviceId).instanceId === id,
  );
  const renewed = changeable.find(({ renewable }) => renewable);
  if (!renewed) throw new Error('No service can be renewed');
  const params = { instanceId: renewed.instanceId };
  const terms = await change(renewed.service.serviceId, {});
  await call('renewInstance', { params, body: { period: renewed.period, ...terms } });
  const idempotencyKey = nextKey();
  await call('setAutoRenew', { params, body: { autoRenew: true, idempotencyKey } });
  await call('getInstanceByKey', { params: { key: idempotencyKey } });
  for (const { service, instanceId: id, ...plan } of changeable.filter((one) => one !== renewed)) {
    const { serviceId } = service;
    const offered = (await call('getService', { params: { serviceId } })) as Service;
    const [larger] = otherPlans(offered, { ...plan, serviceId }, 'upgrade');
    if (!larger) continue;
    const { skuCode } = larger;
    const { specs } = changedConfiguration(offered, { ...plan, serviceId }, skuCode);
    const body = { skuCode, ...(await change(serviceId, { skuCode, specs })) };
    await call('upgradeInstance', { params: { instanceId: id }, body });
    break;
  }
  await call('sendAccessCode', { params: { instanceId }, body: {} });
  await call('getInstanceAccess', { params: { instanceId }, body: { smsVerificationCode: lastCode() } });
}

async function messages({ call }: Recorder): Promise<void> {
  const list = await call('listMessages');
  await call('countUnreadMessages');
  await call('markMessagesRead', { body: { messageIds: [idAt(list, 'list', 0, 'messageId')] } });
  await call('getMessageSettings');
  await call('changeMessageSetting', { body: { topic: 'order', channel: 'mail', on: false } });
}

/** Records the operations of the portal. */
export async function recordPortal(recorder: Recorder): Promise<void> {
  recorder.as('user');
  await registration(recorder);
  await recordPrivacy(recorder, NEW_PHONE);
  await content(recorder);
  await recordOrders(recorder);
  await instances(recorder);
  await recordManagement(recorder);
  await recordMoney(recorder);
  await recordInvoices(recorder);
  await messages(recorder);
  await recordSupport(recorder);
  await certification(recorder);
  await recordSecondStep(recorder);
  await recordLinkedAccounts(recorder);
  await account(recorder);
  await recorder.call('signOut');
}
