import { addTexts } from '../addTexts';
import en from '../en-US/outlook';
import zh from '../zh-CN/outlook';

addTexts({ 'zh-CN': zh, 'en-US': en });
