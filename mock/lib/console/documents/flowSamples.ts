import type { FlowNodeKind } from '../../../../src/domain/editor/diagram';
import type { EditorContent } from '../../../../src/domain/editor/editorDocument';
import type { Language, Text } from '../../text';

type Node = [id: string, kind: FlowNodeKind, x: number, y: number, zh: string, en: string];
type Edge = [source: string, target: string, label?: Text];

const YES: Text = { zh: '是', en: 'Yes' };
const NO: Text = { zh: '否', en: 'No' };

const flow =
  (nodes: readonly Node[], edges: readonly Edge[]) =>
  (language: Language): EditorContent<'flow'> => ({
    nodes: nodes.map(([id, kind, x, y, zh, en]) => ({
      id,
      kind,
      x,
      y,
      label: language === 'zh' ? zh : en,
      data: {},
    })),
    edges: edges.map(([source, target, label]) => ({
      id: `${source}-${target}`,
      source,
      target,
      label: label?.[language] ?? '',
      data: {},
    })),
  });

export const reviewFlow = flow(
  [
    ['start', 'start', 240, 0, '服务商提交', 'Provider submits'],
    ['material', 'data', 240, 112, '资质与服务说明', 'Licences and description'],
    ['check', 'step', 240, 224, '自动校验材料', 'Check the papers automatically'],
    ['complete', 'decision', 240, 336, '材料齐全？', 'All there?'],
    ['return', 'step', 0, 352, '退回补充', 'Send back for more'],
    ['review', 'step', 240, 480, '运营人工审核', 'Operator reviews'],
    ['passed', 'decision', 240, 592, '审核通过？', 'Approved?'],
    ['refuse', 'end', 512, 608, '驳回并告知原因', 'Refused, with reasons'],
    ['publish', 'step', 240, 736, '上架并通知', 'Publish and notify'],
    ['end', 'end', 240, 848, '完成', 'Done'],
    ['note', 'note', 512, 464, '人工审核承诺两个工作日内完成', 'A review takes two working days at most'],
  ],
  [
    ['start', 'material'],
    ['material', 'check'],
    ['check', 'complete'],
    ['complete', 'return', NO],
    ['return', 'material'],
    ['complete', 'review', YES],
    ['review', 'passed'],
    ['passed', 'refuse', NO],
    ['passed', 'publish', YES],
    ['publish', 'end'],
  ],
);

export const refundFlow = flow(
  [
    ['start', 'start', 240, 0, '客户申请退款', 'Customer asks for a refund'],
    ['rules', 'decision', 240, 112, '符合退款规则？', 'Within the rules?'],
    ['talk', 'step', 512, 128, '客服沟通', 'Support talks to them'],
    ['amount', 'step', 240, 256, '核算可退金额', 'Work out the amount'],
    ['big', 'decision', 240, 368, '超过 5000 元？', 'Over ¥5,000?'],
    ['manager', 'step', 512, 384, '主管复核', 'Manager confirms'],
    ['pay', 'step', 240, 512, '原路退回', 'Pay back the way it came'],
    ['end', 'end', 240, 624, '退款完成', 'Refunded'],
    ['closed', 'end', 768, 128, '申请关闭', 'Closed'],
  ],
  [
    ['start', 'rules'],
    ['rules', 'talk', NO],
    ['talk', 'closed'],
    ['rules', 'amount', YES],
    ['amount', 'big'],
    ['big', 'manager', YES],
    ['big', 'pay', NO],
    ['manager', 'pay'],
    ['pay', 'end'],
  ],
);
