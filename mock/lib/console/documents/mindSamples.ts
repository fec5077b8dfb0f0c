import type { EditorContent } from '../../../../src/domain/editor/editorDocument';
import type { Language } from '../../text';

/** A topic in both languages with what hangs below it. */
type Branch = [zh: string, en: string, ...below: Branch[]];

const mind =
  (root: Branch) =>
  (language: Language): EditorContent<'mind'> => {
    type Topic = EditorContent<'mind'>['root'];
    const grow = ([zh, en, ...below]: Branch, id: string): Topic => ({
      id,
      topic: language === 'zh' ? zh : en,
      children: below.map((branch, index) =>
        grow(branch, id === 'root' ? `t${index + 1}` : `${id}-${index + 1}`),
      ),
    });
    return { root: grow(root, 'root') };
  };

export const launchMind = mind([
  '秋季服务节',
  'Autumn service fair',
  [
    '选品',
    'What we offer',
    ['云上数据库', 'Databases'],
    ['企业短信', 'Business messages'],
    ['安全评估', 'Security checks'],
  ],
  [
    '价格',
    'Prices',
    ['首单八折', 'One fifth off the first order'],
    ['续费赠一个月', 'A month free on renewal'],
  ],
  ['页面', 'Pages', ['首页横幅', 'Banner'], ['活动说明', 'Terms'], ['常见问题', 'Questions']],
  ['推广', 'Telling people', ['站内公告', 'Announcement'], ['老客户邮件', 'Letter to customers']],
  [
    '保障',
    'Staying up',
    ['扩容演练', 'Rehearse the load'],
    ['值班安排', 'Who is on duty'],
    ['回退预案', 'A way back'],
  ],
]);

export const qualityMind = mind([
  '服务商质量',
  'Service providers',
  ['准入', 'Letting in', ['资质核验', 'Licences'], ['试运行', 'A trial run']],
  ['履约', 'Delivery', ['开通时长', 'Time to open'], ['可用性', 'Uptime'], ['响应速度', 'Time to answer']],
  ['评价', 'Ratings', ['客户打分', 'Customers'], ['投诉率', 'Complaints']],
  ['激励', 'Rewards', ['优质标识', 'A mark of quality'], ['推荐位', 'A better place']],
]);
