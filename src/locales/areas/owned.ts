import { addTexts } from '../addTexts';
import en from '../en-US/owned';
import zh from '../zh-CN/owned';

addTexts({ 'zh-CN': zh, 'en-US': en });
