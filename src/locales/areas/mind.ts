import { addTexts } from '../addTexts';
import en from '../en-US/mind';
import zh from '../zh-CN/mind';

addTexts({ 'zh-CN': zh, 'en-US': en });
