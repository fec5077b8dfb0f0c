import { DAY_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { chinaDay, LONG_TERM } from '../../../src/domain/certification/identityDate';
import type { CertificationRecord } from './records';

/** The administrator's company is verified; other accounts have no record. */
export function seedCertifications(seededAt: number): CertificationRecord[] {
  const verifiedAt = seededAt - 380 * DAY_MS;
  const toEntry = (event: CertificationRecord['timeline'][number]['event'], minutes: number) => ({
    at: verifiedAt - minutes * MINUTE_MS,
    event,
    type: 'enterprise' as const,
    reasons: [],
  });
  return [
    {
      userId: '10001',
      status: 'verified',
      certified: {
        type: 'enterprise',
        texts: {
          companyName: '杭州云启智联有限公司',
          creditCode: '91330106MA2KJ8W3LM',
          address: '浙江省杭州市西湖区文三路 478 号',
          validFrom: chinaDay(seededAt - 900 * DAY_MS),
          validUntil: LONG_TERM,
          legalName: '沈知远',
          legalIdNumber: '330106198003077713',
          applicantRole: 'legalRepresentative',
          contactName: '沈知远',
          contactPhone: '13800138000',
        },
        files: [],
        verifiedAt,
      },
      timeline: [
        toEntry('startDraft', 95),
        toEntry('submit', 70),
        toEntry('beginReview', 40),
        toEntry('approve', 0),
      ],
    },
  ];
}
