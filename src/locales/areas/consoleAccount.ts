import { addTexts } from '../addTexts';
import en from '../en-US/consoleAccount';
import zh from '../zh-CN/consoleAccount';

addTexts({ 'zh-CN': zh, 'en-US': en });
