import { addTexts } from '../addTexts';
import en from '../en-US/ruleActions';
import zh from '../zh-CN/ruleActions';

addTexts({ 'zh-CN': zh, 'en-US': en });
