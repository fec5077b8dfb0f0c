import { addTexts } from '../addTexts';
import en from '../en-US/certification';
import zh from '../zh-CN/certification';

addTexts({ 'zh-CN': zh, 'en-US': en });
