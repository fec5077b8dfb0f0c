import {
  RETURN_STATUSES,
  type ReturnSheet,
  type ReturnStatus,
  returnTotals,
} from '../../../../src/domain/console/returnSheet';
import { isoTime } from '../../clock';
import { db } from '../../db';
import type { Language, Text } from '../../text';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Good {
  name: Text;
  barcode: string;
  price: number;
  quantity: number;
}
interface ReturnText {
  customer: {
    name: Text;
    phone: string;
    contact: ReturnSheet['customer']['contact'];
    address: Text;
    remark: Text;
  };
  status: ReturnStatus;
  goods: Good[];
}

const READER: Omit<Good, 'quantity'> = {
  name: { zh: '身份证读卡器', en: 'Identity card reader' },
  barcode: '6921421873014',
  price: 36_800,
};
const MICROPHONE: Omit<Good, 'quantity'> = {
  name: { zh: '会议全向麦克风', en: 'Conference microphone' },
  barcode: '6921421873021',
  price: 129_900,
};
const TOKEN: Omit<Good, 'quantity'> = {
  name: { zh: '签章密钥盘', en: 'Signing key' },
  barcode: '6921421873038',
  price: 8_850,
};
const SCANNER: Omit<Good, 'quantity'> = {
  name: { zh: '票据扫描仪', en: 'Receipt scanner' },
  barcode: '6921421873045',
  price: 215_000,
};
const GATEWAY: Omit<Good, 'quantity'> = {
  name: { zh: '边缘监控网关', en: 'Monitoring gateway' },
  barcode: '6921421873052',
  price: 342_000,
};

const RETURNS: ReturnText[] = [
  {
    status: 'checked',
    customer: {
      name: { zh: '付小小', en: 'Fu Xiaoxiao' },
      phone: '181****7766',
      contact: 'phone',
      address: { zh: '杭州市西湖区万塘路 18 号', en: '18 Wantang Road, Xihu, Hangzhou' },
      remark: { zh: '外包装完好，请尽快退款。', en: 'The packages are whole; please refund soon.' },
    },
    goods: [
      { ...READER, quantity: 2 },
      { ...MICROPHONE, quantity: 1 },
      { ...TOKEN, quantity: 10 },
    ],
  },
  {
    status: 'applied',
    customer: {
      name: { zh: '叶知秋', en: 'Ye Zhiqiu' },
      phone: '139****4520',
      contact: 'email',
      address: { zh: '南京市建邺区江东中路 311 号', en: '311 Jiangdong Middle Road, Nanjing' },
      remark: { zh: '型号订错了。', en: 'The wrong model was ordered.' },
    },
    goods: [{ ...SCANNER, quantity: 1 }],
  },
  {
    status: 'refunded',
    customer: {
      name: { zh: '唐子墨', en: 'Tang Zimo' },
      phone: '150****8813',
      contact: 'onSite',
      address: { zh: '上海市徐汇区漕溪北路 88 号', en: '88 Caoxi North Road, Xuhui, Shanghai' },
      remark: { zh: '', en: '' },
    },
    goods: [
      { ...GATEWAY, quantity: 3 },
      { ...TOKEN, quantity: 4 },
    ],
  },
  {
    status: 'received',
    customer: {
      name: { zh: '江一帆', en: 'Jiang Yifan' },
      phone: '177****0092',
      contact: 'phone',
      address: { zh: '深圳市南山区科苑路 15 号', en: '15 Keyuan Road, Nanshan, Shenzhen' },
      remark: {
        zh: '一台无法开机，其余不再需要。',
        en: 'One does not start; the others are not needed any more.',
      },
    },
    goods: [
      { ...MICROPHONE, quantity: 4 },
      { ...READER, quantity: 4 },
    ],
  },
];

const idAt = (place: number) => `R-${80221 + place}`;
const STEP_MINUTES = [35, 1_460, 95, 610];

/** A return as its readers see it: that of an id, the first one without; undefined when there is none. */
export function returnAnswer(id: string | undefined, language: Language): ReturnSheet | undefined {
  const place = id ? RETURNS.findIndex((_, index) => idAt(index) === id) : 0;
  const found = RETURNS[place];
  if (!found) return undefined;
  const goods = found.goods.map(({ name, ...good }, index) => ({
    goodId: `G-${41001 + place * 10 + index}`,
    name: name[language],
    ...good,
  }));
  const { name, address, remark, ...customer } = found.customer;
  const text = (words: Text) => words[language];
  return {
    returnId: idAt(place),
    orderId: `${2026_0800_7714 + place * 131}`,
    subOrderId: `${2026_0800_7714 + place * 131}-1`,
    deliveryNo: `SF10${2_214_560_331 + place * 7_919}`,
    status: found.status,
    refundAmount: returnTotals(goods).amount,
    customer: { ...customer, name: text(name), address: text(address), remark: text(remark) },
    goods,
    progress: progressOf(found.status, place),
    all: RETURNS.map((one, index) => ({
      returnId: idAt(index),
      title: `${idAt(index)} · ${text(one.customer.name)}`,
    })),
  };
}

/** The steps up to where it stands, the newest on top; the step it stands at is still under way unless it is the last. */
function progressOf(status: ReturnStatus, place: number): ReturnSheet['progress'] {
  const last = RETURN_STATUSES.indexOf(status);
  let at = db().seededAt - (place * 2 + 4) * DAY_MS;
  const steps = RETURN_STATUSES.slice(0, last + 1).map((step, index) => {
    const minutes = STEP_MINUTES[index] ?? 0;
    const done = index < last || status === 'refunded';
    const entry = {
      at: isoTime(at),
      step,
      done,
      operator: `OP-${String(7 + ((place * 3 + index) % 40)).padStart(3, '0')}`,
      ...(done && { minutes }),
    };
    at += minutes * MINUTE_MS;
    return entry;
  });
  return steps.toReversed();
}
