import type { ArticleMark, Topic } from '../../../../src/domain/console/consoleSearch';
import type { ProcessEvent } from '../../../../src/domain/console/processMachine';
import type { TemplateKind, TemplateState } from '../../../../src/domain/console/serviceTemplate';
import type { AnyText } from '../../text';

export interface TaskRecord {
  taskId: string;
  title: AnyText;
  description: AnyText;
  ownerId: string;
  startAt: number;
  doneAt?: number;
  progress: number;
  /** Deleted tasks are kept so that they can be restored. */
  deleted?: boolean;
}

export interface TemplateRecord {
  templateId: string;
  name: AnyText;
  description: AnyText;
  kind: TemplateKind;
  state: TemplateState;
  usedBy: number;
  updatedAt: number;
}

export interface ApplicationRecord {
  applicationId: string;
  name: AnyText;
  description: AnyText;
  topic: Topic;
  ownerId: string;
  /** Stars times ten. */
  rating: number;
  activeUsers: number;
  newUsers: number;
  paused: boolean;
  pinned: boolean;
}

interface ArticleMarkRecord {
  articleId: string;
  userId: string;
  mark: ArticleMark;
}

export interface CommentRecord {
  commentId: string;
  articleId: string;
  authorId: string;
  text: AnyText;
  at: number;
}

/** One event of an approval, whose status is derived from all its events. */
export interface ProcessEventRecord {
  processId: string;
  event: ProcessEvent;
  byId: string;
  toId?: string;
  note: AnyText;
  at: number;
}

/** The stored state of the console's lists and profiles. Articles and projects are constant and not stored. */
export interface ListTables {
  tasks: TaskRecord[];
  templates: TemplateRecord[];
  applications: ApplicationRecord[];
  articleMarks: ArticleMarkRecord[];
  comments: CommentRecord[];
  processEvents: ProcessEventRecord[];
}

declare module '../../db' {
  interface MockTables {
    lists: ListTables;
  }
}
