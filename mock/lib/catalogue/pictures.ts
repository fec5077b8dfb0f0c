import type { Text } from '../text';

/** The pictures of public/pictures with what they show. */
export const PICTURES = {
  dashboard: { zh: '管理后台：用量与状态集中在一页', en: 'The console: usage and state on one page' },
  chart: { zh: '趋势图：按天、按周查看变化', en: 'Trends by day and by week' },
  document: { zh: '文档视图：要点标注在原文旁边', en: 'A document with its key points marked' },
  chat: { zh: '会话窗口：来往消息按时间排列', en: 'A conversation, message by message' },
  map: { zh: '地图视图：点位与路线', en: 'A map with places and a route' },
  code: { zh: '接入示例：几行代码完成调用', en: 'A few lines of code make a call' },
  shield: { zh: '防护概览：检查项与结果', en: 'Checks and their results at a glance' },
  calendar: { zh: '日程：每个节点都有日期', en: 'A schedule with a date for every step' },
  pipeline: { zh: '流程：从提交到完成的每一步', en: 'Each step from request to completion' },
  meeting: { zh: '会议画面：参会人与共享内容', en: 'A meeting with its people and shared screen' },
} satisfies Record<string, Text>;

export type PictureName = keyof typeof PICTURES;
