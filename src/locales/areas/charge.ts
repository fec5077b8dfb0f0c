import { addTexts } from '../addTexts';
import en from '../en-US/charge';
import zh from '../zh-CN/charge';

addTexts({ 'zh-CN': zh, 'en-US': en });
