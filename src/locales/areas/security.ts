import { addTexts } from '../addTexts';
import en from '../en-US/security';
import zh from '../zh-CN/security';

addTexts({ 'zh-CN': zh, 'en-US': en });
