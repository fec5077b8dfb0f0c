import type { Text } from '../text';

interface Weighted {
  name: Text;
  weight: number;
}

/** The providers' stores, best known first. */
export const STORES: (Weighted & { storeId: string; conversion: number })[] = [
  {
    storeId: 'cloudbase',
    name: { zh: '云基础设施旗舰店', en: 'CloudBase Flagship' },
    weight: 24,
    conversion: 1.2,
  },
  { storeId: 'yunyin', name: { zh: '云音智能语音', en: 'Yunyin Speech' }, weight: 19, conversion: 1.35 },
  { storeId: 'datahub', name: { zh: '数擎数据服务', en: 'DataHub Services' }, weight: 15, conversion: 0.95 },
  { storeId: 'safegate', name: { zh: '安门网络安全', en: 'SafeGate Security' }, weight: 12, conversion: 1.1 },
  { storeId: 'translate', name: { zh: '译桥语言科技', en: 'LinguaBridge' }, weight: 9, conversion: 1 },
  { storeId: 'vision', name: { zh: '明瞳视觉', en: 'ClearEye Vision' }, weight: 7, conversion: 0.8 },
  { storeId: 'erpcare', name: { zh: '企管家软件', en: 'ErpCare Software' }, weight: 5, conversion: 0.9 },
  { storeId: 'devtools', name: { zh: '开发者工坊', en: 'Developer Works' }, weight: 4, conversion: 0.75 },
  { storeId: 'consult', name: { zh: '知行咨询', en: 'Zhixing Consulting' }, weight: 3, conversion: 0.6 },
  { storeId: 'iotlink', name: { zh: '万联物联', en: 'IoT Link' }, weight: 2, conversion: 0.7 },
];

/** Service categories; `online` is how much of their sales the portal makes itself. */
export const CATEGORIES: (Weighted & { category: string; online: number })[] = [
  { category: 'ai', name: { zh: '人工智能', en: 'Artificial intelligence' }, weight: 28, online: 0.72 },
  { category: 'cloud', name: { zh: '云计算', en: 'Cloud computing' }, weight: 24, online: 0.64 },
  { category: 'data', name: { zh: '数据服务', en: 'Data services' }, weight: 17, online: 0.58 },
  { category: 'security', name: { zh: '网络安全', en: 'Network security' }, weight: 13, online: 0.45 },
  { category: 'software', name: { zh: '企业软件', en: 'Business software' }, weight: 11, online: 0.5 },
  { category: 'consulting', name: { zh: '专业咨询', en: 'Consulting' }, weight: 7, online: 0.22 },
];

const words = (zh: string, en: string): Text => ({ zh, en });

/** What is searched for, most wanted first. */
export const KEYWORDS: Text[] = [
  words('语音转写', 'speech to text'),
  words('文档翻译', 'document translation'),
  words('云服务器', 'cloud server'),
  words('大模型', 'large language model'),
  words('对象存储', 'object storage'),
  words('人脸核验', 'face verification'),
  words('短信通知', 'SMS notification'),
  words('数据脱敏', 'data masking'),
  words('等保测评', 'security assessment'),
  words('发票识别', 'invoice recognition'),
  words('数据库迁移', 'database migration'),
  words('内容审核', 'content moderation'),
  words('域名解析', 'domain resolution'),
  words('证书服务', 'TLS certificate'),
  words('客服机器人', 'support chatbot'),
  words('日志分析', 'log analysis'),
  words('电子合同', 'electronic contract'),
  words('视频直播', 'live streaming'),
  words('地图服务', 'map service'),
  words('知识图谱', 'knowledge graph'),
  words('容器平台', 'container platform'),
  words('漏洞扫描', 'vulnerability scan'),
  words('数据大屏', 'data dashboard'),
  words('会议纪要', 'meeting minutes'),
  words('声音克隆', 'voice cloning'),
  words('边缘计算', 'edge computing'),
  words('隐私计算', 'privacy computing'),
  words('流程自动化', 'process automation'),
  words('商品推荐', 'product recommendation'),
  words('天气数据', 'weather data'),
  words('物流查询', 'parcel tracking'),
  words('代码托管', 'code hosting'),
  words('压力测试', 'load testing'),
  words('灾备方案', 'disaster recovery'),
  words('云桌面', 'cloud desktop'),
  words('设备接入', 'device onboarding'),
];
