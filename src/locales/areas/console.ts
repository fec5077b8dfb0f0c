import { addTexts } from '../addTexts';
import en from '../en-US/console';
import zh from '../zh-CN/console';

addTexts({ 'zh-CN': zh, 'en-US': en });
