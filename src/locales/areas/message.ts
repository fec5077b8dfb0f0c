import { addTexts } from '../addTexts';
import en from '../en-US/message';
import zh from '../zh-CN/message';

addTexts({ 'zh-CN': zh, 'en-US': en });
