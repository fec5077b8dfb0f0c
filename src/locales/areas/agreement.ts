import { addTexts } from '../addTexts';
import en from '../en-US/agreement';
import zh from '../zh-CN/agreement';

addTexts({ 'zh-CN': zh, 'en-US': en });
