import './conflict';
import { addTexts } from '../addTexts';
import en from '../en-US/balance';
import zh from '../zh-CN/balance';

addTexts({ 'zh-CN': zh, 'en-US': en });
