import type { Application } from '../../../../src/domain/console/consoleSearch';
import { MockFile } from '../../file';
import type { Language } from '../../text';

/** What an application is, as a file for whoever installs it. */
export function applicationFile(application: Application, language: Language): MockFile {
  const content = `${JSON.stringify(application, null, 2)}\n`;
  const name = language === 'zh' ? `${application.name}-清单.json` : `${application.name} manifest.json`;
  return new MockFile(name, 'application/octet-stream', Buffer.from(content, 'utf8'));
}
